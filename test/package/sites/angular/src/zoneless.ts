import { bootstrapApplication } from '@angular/platform-browser';
import { Company } from './company';

void bootstrapApplication(Company);
