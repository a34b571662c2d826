import { elements } from './elements.mjs';

/** Constants of the doctor that are replaced at build time. */
export const doctorConstants = () => ({
  __VTC_FILES__: JSON.stringify(
    Object.fromEntries(elements().map(({ tagName, bundle }) => [tagName, bundle])),
  ),
});
