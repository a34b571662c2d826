import { Component } from '@angular/core';
import 'vtc-widgets';
import { vtcWidgets } from 'vtc-widgets/angular';

@Component({
  selector: 'app-right',
  imports: [vtcWidgets],
  template: `
    <vtc-card
      vtc="1"
      layout="banner"
      show="badges stats"
      class="x"
      lang="de"
      refresh-seconds="60"
    ></vtc-card>
    <vtc-card
      [vtc]="name"
      [layout]="'banner'"
      [show]="['badges']"
      [refreshSeconds]="600"
    ></vtc-card>
    <vtc-card (vtc-load)="name = $event.detail.data.name" (click)="name = ''"></vtc-card>
    <vtc-upcoming-events limit="5" no-calendar structured-data></vtc-upcoming-events>
    <vtc-upcoming-events [limit]="5" [noCalendar]="true"></vtc-upcoming-events>
    <vtc-live-events when-empty="next" token="emb_1"></vtc-live-events>
    <vtc-roster group-by="role" page-size="20" searchable roles="Owner, CEO"></vtc-roster>
    <server-stats show="totals servers" range="24h" heading-level="2"></server-stats>
  `,
})
export class Right {
  name = '';
}
