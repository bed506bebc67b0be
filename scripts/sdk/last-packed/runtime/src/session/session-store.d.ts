import { type SessionUser } from '@portal/contract/session';
export type Session = {
    user: SessionUser;
    token: string | undefined;
    isAuthenticated: boolean;
};
export declare const useSession: () => Session;
export declare const currentSession: () => Session;
export declare const hasRole: (session: Session, role: string) => boolean;
export declare function startSession(token: string): Session;
export declare function endSession(): void;
export declare function onUserChange(listener: () => void): () => undefined;
export declare function restoreSession(): void;
export declare const isExpired: (token: string, now?: number) => boolean;
export declare const expiryOf: (token: string) => number;
