import { StartFailure } from '@portal/server/start-failure';

const publishOption = '--publish';

/** How a person makes live what the sources make. */
export const publishCommand = `npm start -- ${publishOption}`;

/** What the person who starts asks for beside the settings. */
export function readOptions(args: readonly string[]) {
  const unknown = args.find((arg) => arg !== publishOption);
  if (unknown !== undefined) {
    throw new StartFailure(`npm start solo conoce la opción ${publishOption}, no «${unknown}».`);
  }
  return { isPublishing: args.includes(publishOption) };
}
