import { Button } from '@portal/kit/ui/button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { closeAlert, useAlert, type ShownAlert } from '@portal/runtime';
import { useRef } from 'react';
import { Modal } from '../../modal/modal';
import { KindIcon } from './kind-icon';
import { MessageText } from './message-text';

/** Alert messages, one at a time (S8.46). */
export function AlertDialog() {
  const alert = useAlert();
  return alert && <OpenAlert key={alert.id} {...alert} />;
}

function OpenAlert({ kind, title, text, details, moreText, links = [] }: ShownAlert) {
  const closeButton = useRef<HTMLButtonElement>(null);

  return (
    <Modal
      title={title}
      icon={<KindIcon kind={kind} />}
      initialFocus={closeButton}
      onClose={closeAlert}
      text={<MessageText text={text} details={details} moreText={moreText} />}
      footer={
        <>
          {links.map(({ label, path }) => (
            <LinkButton key={path} to={path} variant="outline" onClick={closeAlert}>
              {label}
            </LinkButton>
          ))}
          <Button ref={closeButton} onClick={closeAlert}>
            Aceptar
          </Button>
        </>
      }
    />
  );
}
