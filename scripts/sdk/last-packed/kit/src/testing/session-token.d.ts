import type { Role } from '@portal/contract/session';
type TokenOptions = {
    roles?: readonly Role[];
    secondsLeft?: number;
    username?: string;
    secondsAhead?: number;
};
export declare function sessionToken(options: TokenOptions): string;
export {};
