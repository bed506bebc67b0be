import { Button, type ButtonProps } from '@portal/kit/ui/button';
import { showNotice } from '@portal/runtime';
import { Copy } from 'lucide-react';

type CopyButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** What goes to the clipboard. */
  content: string;
  /** What is said once it is there. */
  done: string;
};

/** What it copies stands beside it, so that a browser that refuses the clipboard keeps nothing from anybody. */
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

/** Puts a text on the clipboard; says whether it is there, and tells who may copy it by hand that it is not. */
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
