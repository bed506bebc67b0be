import { paths } from '@portal/kit/routing/paths';

export const workPaths = [paths.dashboard, paths.people, paths.ownAccount];

/** Whether staff work at an address. The pages for visitors stay as these see them. */
export const isWorkPath = (pathname: string) => workPaths.some((path) => pathname.startsWith(path));
