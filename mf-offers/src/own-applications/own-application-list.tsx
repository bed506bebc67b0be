import { chakra } from '@chakra-ui/react/styled-system';
import { useFresh } from '@portal/kit/query/use-fresh';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LinkButton } from '@portal/kit/ui/link-button';
import { withDelay } from '@portal/kit/failures/with-delay';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { askConfirmation } from '@portal/runtime';
import { Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { ListedDraft } from '../on-device/listed-drafts';
import type { KeptReceipt } from '../receipt/kept-receipt';
import { deleteReceipts } from '../receipt/receipt-storage';
import { ApplicationCard } from './application-card';
import { DraftCard } from './draft-card';
import { fromReceipt, type ListedApplication } from './listed-application';
import { fetchOwnApplications, readDevice } from './read-own-applications';

type WithdrawProps = {
  /**
   * Asks for confirmation. Resolves to the changed application, or to undefined if it is unchanged.
   */
  onWithdraw: (application: ListedApplication) => Promise<ListedApplication | undefined>;
};

type OwnApplicationListProps = WithdrawProps & {
  /** Applications found by code and e-mail, the latest first. */
  found: readonly ListedApplication[];
  onFoundChanged: (changed: ListedApplication) => void;
};

/** Applications and drafts of this device, and the found ones. */
export function OwnApplicationList(props: OwnApplicationListProps) {
  const { found, onWithdraw, onFoundChanged } = props;
  const device = useFresh(readDevice);

  return (
    <chakra.section aria-label="Postulaciones" display="grid" gap="3" alignContent="start">
      {found.map((application) => (
        <ApplicationCard
          key={application.code}
          application={application}
          onForgotten={() => undefined}
          onWithdraw={async () => {
            const changed = await onWithdraw(application);
            if (changed) onFoundChanged(changed);
          }}
        />
      ))}
      {device.error !== undefined && <NothingKept />}
      {device.error === undefined && !device.data && (
        <Loading text="Buscando tus postulaciones..." minHeight="30vh" />
      )}
      {device.data && (
        <OnDevice
          {...device.data}
          isAlone={found.length === 0}
          onWithdraw={onWithdraw}
          onForgotten={() => void device.reload()}
        />
      )}
    </chakra.section>
  );
}

/** Shown if storage is blocked, for example in some private windows. */
const NothingKept = () => (
  <InlineNotice kind="info">
    Este navegador no guarda tus comprobantes. Busca tu postulación con su código y tu correo.
  </InlineNotice>
);

type OnDeviceProps = WithdrawProps & {
  receipts: readonly KeptReceipt[];
  drafts: readonly ListedDraft[];
  isAlone: boolean;
  onForgotten: () => void;
};

function OnDevice({ receipts, drafts, isAlone, ...actions }: OnDeviceProps) {
  const { data: offers = [] } = useResource(offersResource);
  const titles = new Map(offers.map(({ id, title }) => [id, title]));
  // Hides drafts for closed offers.
  const open = drafts.flatMap((draft) => {
    const title = titles.get(draft.offerId);
    return title === undefined ? [] : [{ draft, title }];
  });

  if (receipts.length === 0 && open.length === 0) return isAlone && <Nothing />;
  return (
    <>
      {open.map((each) => (
        <DraftCard key={each.draft.offerId} {...each} />
      ))}
      {receipts.length > 0 && <Sent receipts={receipts} {...actions} />}
    </>
  );
}

const Nothing = () => (
  <EmptyState text="Desde este dispositivo no has enviado postulaciones.">
    <LinkButton to={paths.offers}>Ver ofertas laborales</LinkButton>
  </EmptyState>
);

type SentProps = Omit<OnDeviceProps, 'drafts' | 'isAlone'>;

function Sent({ receipts, onWithdraw, onForgotten }: SentProps) {
  const { data, error, replace, reload } = useFresh(
    useCallback(() => fetchOwnApplications(receipts), [receipts]),
  );
  const shown = data ?? receipts.map(fromReceipt);

  async function withdraw(application: ListedApplication) {
    const changed = await onWithdraw(application);
    if (changed) replace(shown.map((each) => (each === application ? changed : each)));
  }

  return (
    <>
      {error !== undefined && (
        <LoadFailure
          kind="warning"
          error={error}
          text={withDelay('No pudimos consultar en qué están tus postulaciones.', error)}
          onRetry={reload}
        />
      )}
      {shown.map((application) => (
        <ApplicationCard
          key={application.offer.id}
          application={error === undefined ? application : { ...application, state: 'unknown' }}
          onForgotten={onForgotten}
          onWithdraw={() => withdraw(application)}
        />
      ))}
      <ClearList onCleared={onForgotten} />
    </>
  );
}

function ClearList({ onCleared }: { onCleared: () => void }) {
  async function clear() {
    const isConfirmed = await askConfirmation({
      title: '¿Quitar la lista de este dispositivo?',
      text: 'Tus postulaciones siguen enviadas. Se borran los códigos guardados aquí; anótalos antes si los necesitas.',
      confirmLabel: 'Quitar la lista',
      cancelLabel: 'Conservarla',
    });
    if (!isConfirmed) return;
    await deleteReceipts();
    onCleared();
  }

  return (
    <chakra.p color="ink.muted" textStyle="sm">
      <span>¿Es un equipo compartido?</span>{' '}
      <Button variant="ghost" size="sm" color="danger" onClick={() => void clear()}>
        <Trash2 aria-hidden size={16} />
        Quitar la lista de este dispositivo
      </Button>
    </chakra.p>
  );
}
