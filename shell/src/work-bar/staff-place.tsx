import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useLocation, useSession } from '@portal/runtime';
import { Suspense } from 'react';
import { lazyWithRetry } from '../start/lazily';
import { isWorkPath } from './is-work-path';

// Loads in the background, so it retries automatically.
const StaffTools = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: 'staff-tools' */ '../session/staff-tools')).StaffTools,
);

/** Below the header, in space that the page reserves. */
const barStyles: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  height: '108px',
  bg: 'ink',
  '& + main': { paddingTop: '108px' },
};

/** Tools of the signed-in user. Reserves the space of the work bar before it loads. */
export function StaffPlace() {
  const session = useSession();
  const isWork = isWorkPath(useLocation().pathname);
  if (!session.isAuthenticated) return undefined;
  return (
    <chakra.div data-work-bar={isWork || undefined} css={isWork ? barStyles : undefined}>
      <Suspense>
        <StaffTools session={session} isWork={isWork} />
      </Suspense>
    </chakra.div>
  );
}
