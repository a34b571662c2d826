import { Component, signal } from '@angular/core';
import { configure } from 'vtc-widgets/vtc-card.js';
import { VtcCardDirective } from 'vtc-widgets/angular';

configure({ apiBase: import.meta.env.VITE_API });

@Component({
  selector: 'app-company',
  imports: [VtcCardDirective],
  template: `
    <vtc-card
      vtc="northern_haul"
      loading="eager"
      [layout]="layout()"
      [refreshSeconds]="600"
      (vtc-load)="name.set($event.detail.data.name); layout.set('badge')"
    ></vtc-card>
    <p id="told">{{ name() }}</p>
  `,
})
export class Company {
  readonly name = signal('');
  readonly layout = signal<'banner' | 'badge'>('banner');
}
