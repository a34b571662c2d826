import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'vtc-widgets/vtc-card.js';
import type {} from 'vtc-widgets/react';

configure({ apiBase: import.meta.env.VITE_API });

function Company() {
  const [name, setName] = useState('');
  return (
    <>
      <vtc-card
        vtc="northern_haul"
        layout="banner"
        loading="eager"
        refreshSeconds={600}
        onvtc-load={(event) => setName(event.detail.data.name)}
      />
      <p id="told">{name}</p>
    </>
  );
}

export const wrong = (
  <>
    {/* @ts-expect-error: there is no such layout */}
    <vtc-card layout="round" />
    {/* @ts-expect-error: the data of a card has no such field */}
    <vtc-card onvtc-load={(event) => event.detail.data.colour} />
  </>
);

createRoot(document.body).render(<Company />);
