import { Button, type ButtonProps } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { Copy } from 'lucide-react';

type CopyButtonProps = Omit<ButtonProps, 'onClick'> & {
  content: string;
  /** Notice after copying. */
  done: string;
};

/** Copies a text. The text must also be visible, for browsers that refuse the clipboard. */
export function CopyButton({ content, done, children, ...look }: CopyButtonProps) {
  return (
    <Button variant="outline" size="sm" {...look} onClick={() => void copy(content, done)}>
      <Copy aria-hidden size={16} />
      <span>{children}</span>
    </Button>
  );
}

async function copy(content: string, done: string) {
  if (await copyText(content)) showNotice({ kind: 'success', text: done });
}

/**
 * Copies a text to the clipboard. Returns false if the browser refuses, and asks the user to copy
 * it by hand.
 */
export async function copyText(content: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    showNotice({
      kind: 'error',
      text: 'Tu navegador no deja copiar. Selecciona el texto y cópialo tú.',
    });
    return false;
  }
}
