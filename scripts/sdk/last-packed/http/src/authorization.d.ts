import type { InternalAxiosRequestConfig } from 'axios';
export declare const isTokenCall: (url: string | undefined) => url is "/oauth/token";
export declare function authorize(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig<any, any>>;
export declare function isRenewed(config: InternalAxiosRequestConfig): Promise<boolean>;
