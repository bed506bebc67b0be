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

/** Below the header, for which the page leaves 60 px free, too. */
const barStyles: SystemStyleObject = {
  _print: { display: 'none' },
  height: '108px',
  marginBottom: '-60px',
  bg: 'ink',
};

/** What goes with whoever is signed in. The bar of their working screens has its room before it comes. */
export function StaffPlace() {
  const session = useSession();
  const isWork = isWorkPath(useLocation().pathname);
  if (!session.isAuthenticated) return undefined;
  return (
    <chakra.div css={isWork ? barStyles : undefined}>
      <Suspense>
        <StaffTools session={session} isWork={isWork} />
      </Suspense>
    </chakra.div>
  );
}
