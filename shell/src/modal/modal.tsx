import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { openModal } from './open-modal';

type ModalProps = {
  title: string;
  /** A message is read out whole when it opens, a place to work in is not. */
  role?: 'alertdialog' | 'dialog';
  text: ReactNode;
  icon?: ReactNode;
  footer: ReactNode;
  initialFocus: RefObject<HTMLElement | null>;
  /** Called when Esc closed it. Must be one and the same function on every render. */
  onClose: () => void;
};

/**
 * A message above everything else, for as long as it is rendered. The browser's own modal dialog, as
 * it alone stands above the dialogs of remotes, whose code does not know the shell's (trap T11).
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
      // A form that opens behind it hides the rest of the page from screen readers, but not this.
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
  // An open form makes the rest of the page deaf to the pointer.
  pointerEvents: 'auto',
  padding: { base: '5', sm: '6' },
  bg: 'surface',
  color: 'ink',
  borderRadius: 'md',
  boxShadow: 'md',
  _backdrop: { bg: 'scrim', animation: 'fade-in 180ms ease-out' },
  _open: { animation: 'rise-in 200ms ease-out' },
} as const;
