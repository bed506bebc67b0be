import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnAccount } from '@portal/contract/own-account';
import type { SecondFactorSetup as Setup } from '@portal/contract/second-factor';
import { useRef, useState } from 'react';
import { SectionCard } from '../page-parts/section-card';
import { Tag } from '../page-parts/tag';
import { ActiveFactor } from './active-factor';
import { PrepareForm } from './prepare-form';
import { SetupSteps } from './setup-steps';

type SecondFactorProps = { account: OwnAccount; onChanged: () => Promise<void> };

export function SecondFactor({ account, onChanged }: SecondFactorProps) {
  const { hasSecondFactor, username } = account;
  const [setup, setSetup] = useState<Setup>();

  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so keyboard users continue from here.
  const focusPlace = () => place.current?.focus();

  async function finish() {
    await onChanged();
    setSetup(undefined);
    focusPlace();
  }

  return (
    <SectionCard
      title="Segundo factor"
      action={hasSecondFactor && <Tag look="success">Activo</Tag>}
    >
      <chakra.p color="ink.muted" fontSize="0.875rem" marginBottom="4">
        Además de la contraseña, un código de tu teléfono que cambia cada 30 segundos.
      </chakra.p>
      <chakra.div ref={place} role="group" aria-label="Segundo factor" tabIndex={-1} outline="none">
        {hasSecondFactor && (
          <ActiveFactor account={account} onChanged={onChanged} onSettled={focusPlace} />
        )}
        {!hasSecondFactor && !setup && <PrepareForm username={username} onPrepared={setSetup} />}
        {!hasSecondFactor && setup && <SetupSteps setup={setup} onActivated={finish} />}
      </chakra.div>
    </SectionCard>
  );
}
