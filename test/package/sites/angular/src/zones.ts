import { provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Company } from './company';

void bootstrapApplication(Company, { providers: [provideZoneChangeDetection()] });
