import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useLocation, useSession } from '@portal/runtime';
import { Suspense } from 'react';
import { lazily } from '../start/lazily';
import { isWorkPath } from './is-work-path';

// It works in the background, so nobody could ask for it again.
const StaffTools = lazily(
  async () =>
    (await import(/* webpackChunkName: 'staff-tools' */ '../session/staff-tools')).StaffTools,
);

/** Below the header, where the page leaves room for it. */
const barStyles: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  height: '108px',
  bg: 'ink',
  '& + main': { paddingTop: '108px' },
};

/** What goes with whoever is signed in. The bar of their working screens has its room before it comes. */
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
