import { type MessageField } from '@portal/contract/message';
export declare const errorMessage: (error: unknown, fallback: string, ...first: MessageField[]) => string;
export declare const errorList: (error: unknown) => readonly string[];
export declare const isHandled: (error: unknown) => boolean;
export declare const errorStatus: (error: unknown) => number | undefined;
export declare function isUnanswered(error: unknown): boolean;
