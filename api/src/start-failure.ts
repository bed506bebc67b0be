export { StartFailure } from '@portal/server/start-failure';
