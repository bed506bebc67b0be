export { errorCode } from '@portal/server/error-code';
