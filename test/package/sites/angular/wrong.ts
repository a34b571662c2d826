import { Component } from '@angular/core';
import { vtcWidgets } from 'vtc-widgets/angular';

@Component({
  selector: 'app-wrong',
  imports: [vtcWidgets],
  template: `
    <vtc-card layout="round"></vtc-card>
    <vtc-card [theme]="'blue'"></vtc-card>
    <vtc-card [refreshSeconds]="'soon'"></vtc-card>
    <vtc-card [colour]="3"></vtc-card>
    <vtc-card (vtc-load)="name = $event.detail.data.colour"></vtc-card>
    <vtc-roster group-by="team"></vtc-roster>
    <vtc-roster searchable="false"></vtc-roster>
    <vtc-live-events when-empty="never"></vtc-live-events>
    <vtc-upcoming-events limit="many"></vtc-upcoming-events>
  `,
})
export class Wrong {
  name = '';
}
