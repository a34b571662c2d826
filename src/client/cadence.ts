import type { VtcError } from './errors.js';
/** temporary */
export class Cadence {
  nextAt: number | undefined;
  onScreen = false;
  constructor(_options: { intervalMs: () => number; due: () => void }) {}
  start(): void {}
  stop(): void {}
  succeeded(_at: number): void {}
  failed(_e: VtcError): void {}
}
