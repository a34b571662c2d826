import { render } from 'solid-js/web';
import { Company } from './Company.tsx';

export const right = () => <vtc-upcoming-events limit="5" refresh-seconds="600" class="wide" />;

export const wrong = () => (
  <>
    {/* @ts-expect-error: there is no such layout */}
    <vtc-card layout="round" />
    {/* @ts-expect-error: Solid would set "refreshseconds" */}
    <vtc-card refreshSeconds={600} />
    {/* @ts-expect-error: the data of a card has no such field */}
    <vtc-card on:vtc-load={(event) => event.detail.data.colour} />
  </>
);

render(Company, document.body);
