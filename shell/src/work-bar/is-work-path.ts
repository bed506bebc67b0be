import { paths } from '@portal/kit/routing/paths';

export const workPaths = [paths.dashboard, paths.people, paths.ownAccount];

/** True for the staff's screens. Staff see public pages like visitors. */
export const isWorkPath = (pathname: string) => workPaths.some((path) => pathname.startsWith(path));
