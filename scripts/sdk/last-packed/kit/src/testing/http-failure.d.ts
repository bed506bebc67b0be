import { HttpError } from '@portal/http';
export declare const httpFailure: (status: number, body?: unknown) => HttpError;
export declare const lostConnection: () => HttpError;
