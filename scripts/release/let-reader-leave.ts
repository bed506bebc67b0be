import { errorCode } from '@portal/server/error-code';

/** Lets a program go on to its end where `head` or another reader of what it prints has read enough. */
export function letReaderLeave() {
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}
