import { errorCode } from '@portal/server/error-code';

/** Continues when the reader of the output, such as `head`, closes the pipe. */
export function ignoreClosedPipe() {
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}
