import { elements } from '../../src/widgets/all.ts';

/** The elements. */
export const tags = elements.map(({ tag }) => tag);

/** Elements whose data pages contain; `vtc-event` looks for its convoy in the browser, and a member may have left. */
export const tagsWithData = tags.filter((tag) => tag !== 'vtc-event' && tag !== 'vtc-member');

/** A text that each element shows. */
export const samples = Object.fromEntries(elements.map(({ tag, sample }) => [tag, sample]));

/** Publishes a post and returns its URL. */
export const post = (wp, title, content) =>
  wp.php(
    `echo get_permalink(wp_insert_post(array("post_title"=>"${title}","post_status"=>"publish","post_content"=>base64_decode("${Buffer.from(content).toString('base64')}"))));`,
  );

/** Publishes a post with a block for each element and returns its URL. */
export const postOfAll = (wp) =>
  post(
    wp,
    'All elements',
    elements
      .map(({ tag, needs = {} }) => `<!-- wp:vtc-widgets/${tag} ${JSON.stringify(needs)} /-->`)
      .join('\n\n'),
  );

/** The response body of a URL. */
export const textOf = async (address) => (await fetch(address)).text();
