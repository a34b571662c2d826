import { expect, userEvent, within } from 'storybook/test';
import { jsonOf } from './support/sandbox.js';
import { common, elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-recruitment');

export default {
  title: 'Elements/vtc-recruitment',
  ...elementMeta('vtc-recruitment', { vtc: 'northern_haul' }),
};

export const Default = story({
  act: async (_, root) => {
    await expect(
      within(root).getByRole('link', { name: 'Apply now: Northern Haul' }),
    ).toBeVisible();
    await expect(within(root).getByRole('link', { name: 'Scandinavia' })).toBeVisible();
  },
});

export const Questions = story({
  act: async (_, root) => {
    await userEvent.click(within(root).getByText('4 questions'));
    await expect(within(root).getByText('Why do you want to join us?')).toBeVisible();
  },
});

/** The company does not recruit. */
export const Closed = story({
  attributes: { vtc: 'solo_driver' },
  act: async (_, root) => {
    await expect(within(root).getByText(/welcome on our convoys/)).toBeVisible();
  },
});

/** The company does not recruit, and the element is hidden. */
export const Hidden = story({
  attributes: { vtc: 'solo_driver', 'when-closed': 'hide' },
  state: 'empty',
});

export const OwnPage = story({ attributes: { 'apply-url': '/join' } });

const form = { form: '', action: 'https://gateway.example/apply/{handle}' };

export const Form = story({
  attributes: form,
  act: async (_, root) => {
    await expect(within(root).getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(within(root).getByRole('button', { name: 'Send application' })).toBeVisible();
  },
});

/** The form with its errors and their summary, which has the focus. */
export const FormWithErrors = story({
  attributes: form,
  act: async (_, root) => {
    await userEvent.click(within(root).getByRole('button', { name: 'Send application' }));
    await expect(within(root).getByText('7 answers need your attention')).toBeVisible();
  },
});

export const Themed = story(common.themed);

export const Dark = story(common.dark);

export const Narrow = story(common.narrow);

export const Loading = story(common.loading);

export const Failing = story(common.failing);

export const Stale = story(common.stale);

export const OtherLanguage = story(common.otherLanguage);

export const RightToLeft = story(common.rightToLeft);

export const LongNames = story(common.longNames);

export const DataFromPage = story({
  pageData: async () => ({
    vtc: await jsonOf('/vtcs/1'),
    ...((await jsonOf('/vtcs/1/recruitment')) as object),
  }),
});
