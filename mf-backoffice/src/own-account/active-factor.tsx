import { chakra } from '@chakra-ui/react/styled-system';
import type { OwnAccount } from '@portal/contract/own-account';
import { recoveryCodeCount } from '@portal/contract/second-factor';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { removeSecondFactor, renewRecoveryCodes } from '@portal/kit/resources/own-account';
import { Button } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { useState } from 'react';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

type ActiveFactorProps = {
  account: OwnAccount;
  onChanged: () => Promise<void>;
  /** Called after the form is done or cancelled and has disappeared. */
  onSettled: () => void;
};

/** Actions on an active second factor. Each one asks for the password and a code. */
export function ActiveFactor({ account, onChanged, onSettled }: ActiveFactorProps) {
  const { username, recoveryCodesLeft } = account;
  const [asked, setAsked] = useState<'codes' | 'removal'>();
  const [codes, setCodes] = useState<readonly string[]>();

  function settle() {
    setAsked(undefined);
    onSettled();
  }

  function keepCodes() {
    setCodes(undefined);
    onSettled();
  }

  return (
    <chakra.div display="grid" gap="4">
      <p>{leftText(recoveryCodesLeft)}</p>
      {codes && <NewCodes codes={codes} onKept={keepCodes} />}
      {!codes && !asked && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" size="sm" onClick={() => setAsked('codes')}>
            Hacer códigos nuevos
          </Button>
          <Button variant="outline" size="sm" color="danger" onClick={() => setAsked('removal')}>
            Quitar segundo factor
          </Button>
        </chakra.div>
      )}
      {asked === 'codes' && (
        <ProofForm
          username={username}
          onCancel={settle}
          text="Los códigos anteriores dejan de valer."
          submitLabel="Hacer códigos"
          onProven={async (proof) => {
            setCodes(await renewRecoveryCodes(proof));
            settle();
            await onChanged();
          }}
        />
      )}
      {asked === 'removal' && (
        <ProofForm
          username={username}
          onCancel={settle}
          text="Desde entonces entras solo con tu contraseña, que debe tener al menos 12 letras."
          submitLabel="Quitar"
          isDangerous
          onProven={async (proof) => {
            const message = await removeSecondFactor(proof);
            await onChanged();
            settle();
            showNotice({ kind: 'success', text: message });
          }}
        />
      )}
    </chakra.div>
  );
}

const leftText = (count: number) =>
  `Te ${count === 1 ? 'queda' : 'quedan'} ${count} de ${recoveryCodeCount} códigos de recuperación.`;

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  useUnsavedGuard(true, false);

  return (
    <chakra.div
      role="group"
      aria-label="Códigos nuevos"
      display="grid"
      gap="2"
      justifyItems="start"
    >
      <RecoveryCodes codes={codes} />
      <Button onClick={onKept}>Ya los guardé</Button>
    </chakra.div>
  );
}
