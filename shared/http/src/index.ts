export { configureHttp, http, type HttpOptions } from './http';
export { HttpError } from './http-error';
