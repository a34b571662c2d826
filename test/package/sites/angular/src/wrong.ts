import { Component } from '@angular/core';
import { VtcCardInputs } from './company';

@Component({
  selector: 'app-wrong',
  imports: [VtcCardInputs],
  template: `
    <vtc-card vtc="1" layout="round"></vtc-card>
    <vtc-card vtc="1" [refreshSeconds]="'soon'"></vtc-card>
    <vtc-card vtc="1" [colour]="'x'"></vtc-card>
    <vtc-card layout="badge"></vtc-card>
    <vtc-card vtc="1" (vtc-load)="show($event.detail.data.colour)"></vtc-card>
  `,
})
export class Wrong {
  show(value: string) {
    return value;
  }
}
