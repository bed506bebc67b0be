import { http } from '@portal/http';
export declare const postForMessage: (...call: Parameters<typeof http.post>) => Promise<string>;
export declare const putForMessage: (...call: Parameters<typeof http.put>) => Promise<string>;
export declare const deleteForMessage: (path: string) => Promise<string>;
