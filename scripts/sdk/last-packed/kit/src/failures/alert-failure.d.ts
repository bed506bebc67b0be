import type { MessageField } from '@portal/contract/message';
import { type Alert } from '@portal/runtime';
type Telling = Partial<Pick<Alert, 'title' | 'links'>> & {
    fallback?: string;
    field?: MessageField;
};
export declare function alertFailure(error: unknown, telling?: Telling): Promise<void>;
export {};
