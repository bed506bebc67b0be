import { HttpError } from './http-error';
export declare function toHttpError(error: unknown): Promise<HttpError>;
