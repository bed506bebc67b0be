import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { openModal } from './open-modal';

type ModalProps = {
  title: string;
  /** Screen readers read an alertdialog completely when it opens. */
  role?: 'alertdialog' | 'dialog';
  text: ReactNode;
  icon?: ReactNode;
  footer: ReactNode;
  initialFocus: RefObject<HTMLElement | null>;
  /** Called on Esc. Must be stable between renders. */
  onClose: () => void;
};

/**
 * A modal message while it is rendered. A native dialog, because only that is above the dialogs of
 * remotes, which do not know the shell's code (trap T11).
 */
export function Modal(props: ModalProps) {
  const { title, role = 'alertdialog', text, icon, footer, initialFocus, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (!dialog.current) return undefined;
    const close = openModal(dialog.current, onClose);
    initialFocus.current?.focus();
    return close;
  }, [initialFocus, onClose]);

  return createPortal(
    <chakra.dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      // A form that opens behind it hides the rest of the page from screen readers, except for
      // elements with this attribute.
      data-live-announcer
      css={dialogStyles}
    >
      {icon && <chakra.div marginBottom="4">{icon}</chakra.div>}
      <chakra.h2 id={`${id}-title`} textStyle="h3">
        {title}
      </chakra.h2>
      <chakra.div id={`${id}-text`} marginTop="2" color="ink.muted">
        {text}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap="3"
        marginTop="6"
        smDown={{ '& > *': { flexGrow: '1' } }}
      >
        {footer}
      </chakra.div>
    </chakra.dialog>,
    document.body,
  );
}

const dialogStyles = {
  position: 'fixed',
  inset: '0',
  margin: 'auto',
  width: 'calc(100% - 32px)',
  maxWidth: '440px',
  maxHeight: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // An open form disables pointer events on the rest of the page.
  pointerEvents: 'auto',
  padding: { base: '5', sm: '6' },
  bg: 'surface',
  color: 'ink',
  borderRadius: 'md',
  boxShadow: 'md',
  _backdrop: { bg: 'scrim', animation: 'fade-in 180ms ease-out' },
  _open: { animation: 'rise-in 200ms ease-out' },
} as const;
