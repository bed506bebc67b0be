import { Button } from '@portal/kit/ui/button';
import { answerConfirmation, useConfirmation, type ShownConfirmation } from '@portal/runtime';
import { useRef } from 'react';
import { Modal } from '../../modal/modal';
import { KindIcon } from './kind-icon';
import { MessageText } from './message-text';

export function ConfirmationDialog() {
  const confirmation = useConfirmation();
  return confirmation && <OpenConfirmation key={confirmation.id} confirmation={confirmation} />;
}

type OpenConfirmationProps = { confirmation: ShownConfirmation };

/** The focus begins where nothing is lost. */
function OpenConfirmation({ confirmation }: OpenConfirmationProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);

  return (
    <Modal
      title={confirmation.title}
      text={<MessageText text={confirmation.text} details={confirmation.details} />}
      icon={<KindIcon kind="warning" />}
      initialFocus={cancelButton}
      onClose={decline}
      footer={
        <>
          <Button ref={cancelButton} variant="outline" onClick={decline}>
            {confirmation.cancelLabel}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {confirmation.confirmLabel}
          </Button>
        </>
      }
    />
  );
}

const decline = () => answerConfirmation(false);
const confirm = () => answerConfirmation(true);
