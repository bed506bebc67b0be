import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnApplication } from '@portal/contract/own-applications';
import { withdrawApplication } from '@portal/kit/resources/own-applications';
import { useLinkToken } from '@portal/kit/routing/use-link-token';
import { askConfirmation } from '@portal/runtime';
import { useCallback, useState } from 'react';
import { OffersPage } from '../offer/offers-page';
import { ConfirmationPanel } from './confirmation-panel';
import { FindApplicationForm } from './find-application-form';
import { fromServer, type ListedApplication } from './listed-application';
import { OwnApplicationList } from './own-application-list';
import { forgetIfWithdrawn } from './read-own-applications';

/** Applications of this device, and of other devices by code and e-mail. */
export function OwnApplicationsPage() {
  const [found, setFound] = useState<readonly ListedApplication[]>([]);
  const replace = useCallback(
    (changed: ListedApplication) =>
      setFound((others) => [changed, ...others.filter(({ code }) => code !== changed.code)]),
    [],
  );
  const token = useLinkToken('confirmar=');
  // Codes of confirmed applications, which the device's list reloads.
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const takeConfirmed = (application: OwnApplication) => {
    setConfirmed((codes) => [...codes, application.code]);
    setFound((all) =>
      all.map((one) =>
        one.code === application.code ? fromServer(one.key, application, one.isKept) : one,
      ),
    );
  };

  return (
    <OffersPage>
      <Heading />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 340px' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
        marginTop={{ base: '4', md: '8' }}
      >
        <chakra.div display="grid" gap="6" minWidth="0">
          {token !== undefined && (
            <ConfirmationPanel key={token} token={token} onConfirmed={takeConfirmed} />
          )}
          <OwnApplicationList
            key={confirmed.join()}
            found={found}
            onFoundChanged={replace}
            onWithdraw={withdraw}
          />
        </chakra.div>
        <chakra.aside
          padding={{ base: '4', md: '6' }}
          bg="soft"
          borderRadius="md"
          data-screen-only=""
        >
          <FindApplicationForm onFound={replace} />
        </chakra.aside>
      </chakra.div>
    </OffersPage>
  );
}

async function withdraw({ key, offer, isKept }: ListedApplication) {
  if (!key) return undefined;
  const isConfirmed = await askConfirmation({
    title: '¿Retirar tu postulación?',
    text: `Dejaremos de considerarla para «${offer.title}» y borraremos tu currículum y tus respuestas. Mientras la oferta siga abierta puedes volver a postular.`,
    confirmLabel: 'Retirar postulación',
    cancelLabel: 'Conservarla',
  });
  if (!isConfirmed) return undefined;
  return forgetIfWithdrawn(fromServer(key, await withdrawApplication(key), isKept));
}

/** Decoration: three arches on a deck for sending, review and result. */
const Heading = () => (
  <chakra.div
    display="flex"
    alignItems="end"
    justifyContent="space-between"
    gap="4"
    borderBottom="3px solid"
    borderColor="ink"
  >
    <chakra.div minWidth="0" paddingBottom={{ base: '3', md: '5' }}>
      <chakra.h1 tabIndex={-1} textStyle="h2" outline="none">
        Mis postulaciones
      </chakra.h1>
      <chakra.p color="ink.muted" marginTop="1">
        Las que enviaste desde este dispositivo. Nadie más las ve.
      </chakra.p>
    </chakra.div>
    <chakra.svg
      aria-hidden
      viewBox="0 0 220 82"
      width={{ base: '104px', md: '220px' }}
      flexShrink="0"
      fill="none"
    >
      <path d="M10 82V52a26 26 0 0 1 52 0v30z" fill="#CBD6FA" />
      <path d="M84 82V52a26 26 0 0 1 52 0v30z" fill="#1F4FD8" />
      <path d="M158 82V52a26 26 0 0 1 52 0v30z" fill="#DDF1FB" />
      <circle cx="110" cy="54" r="8" fill="#FFC98A" />
      <path d="M97 82v-6a13 13 0 0 1 26 0v6z" fill="#E4572E" />
      <path
        d="M28 82V58h18v24zM28 66h18M176 62h16M176 69h16M176 76h10"
        stroke="#0B1F3A"
        strokeWidth="2.5"
      />
    </chakra.svg>
  </chakra.div>
);
