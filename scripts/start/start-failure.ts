export { StartFailure } from '../../shell/server/start-failure';
