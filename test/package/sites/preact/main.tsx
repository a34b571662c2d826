import { render } from 'preact';
import { Company } from './Company.tsx';

export const right = <vtc-upcoming-events limit="5" refreshSeconds="600" class="wide" />;

export const wrong = (
  <>
    {/* @ts-expect-error: there is no such layout */}
    <vtc-card layout="round" />
    {/* @ts-expect-error: the data of a card has no such field */}
    <vtc-card onvtc-load={(event) => event.detail.data.colour} />
  </>
);

render(<Company />, document.body);
