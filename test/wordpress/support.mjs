/** The elements. */
export const tags = [
  'vtc-card',
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-roster',
  'server-stats',
];

/** Publishes a post; gives its address. */
export const post = (wp, title, content) =>
  wp.php(
    `echo get_permalink(wp_insert_post(array("post_title"=>"${title}","post_status"=>"publish","post_content"=>base64_decode("${Buffer.from(content).toString('base64')}"))));`,
  );

/** The text at an address. */
export const textOf = async (address) => (await fetch(address)).text();
