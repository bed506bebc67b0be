import { recordPackages } from './sdk/api/check-packages';

recordPackages();
