import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Company } from './company.ts';

await bootstrapApplication(Company, { providers: [provideZonelessChangeDetection()] });
