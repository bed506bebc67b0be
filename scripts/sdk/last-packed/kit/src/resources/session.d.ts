import { type Credentials } from '@portal/contract/session';
export declare const requestToken: (credentials: Credentials) => Promise<string>;
