import { chakra } from '@chakra-ui/react/styled-system';
import { roleLabels } from '@portal/contract/account';
import type { OwnAccount } from '@portal/contract/own-account';
import { useResource } from '@portal/kit/query/use-resource';
import { ownAccountResource } from '@portal/kit/resources/own-account';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { fullName } from '../people/full-name';
import { OpenSessions } from './open-sessions';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';

export function OwnAccountPage() {
  const result = useResource(ownAccountResource);
  const { data } = result;

  return (
    <WorkPage title="Mi cuenta" description={data && whoIs(data)}>
      <ResourceView of={result} what="tu cuenta">
        {(account) => (
          <>
            {account.needsSecondFactor && !account.hasSecondFactor && <SecondFactorNeeded />}
            <Columns>
              <Column>
                <OpenSessions sessions={account.sessions} onChanged={result.reload} />
                <PasswordForm account={account} onChanged={result.reload} />
              </Column>
              <SecondFactor account={account} onChanged={result.reload} />
            </Columns>
          </>
        )}
      </ResourceView>
    </WorkPage>
  );
}

const whoIs = (account: OwnAccount) =>
  `${fullName(account)} · usuario ${account.username} · ${roleLabels[account.role]}`;

const SecondFactorNeeded = () => (
  <chakra.div marginBottom="5">
    <InlineNotice kind="warning">
      Tu rol exige un segundo factor. Actívalo aquí: hasta entonces, lo demás de tu rol no está
      disponible.
    </InlineNotice>
  </chakra.div>
);

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Column = chakra('div', { base: { display: 'grid', gap: '5', minWidth: '0' } });
