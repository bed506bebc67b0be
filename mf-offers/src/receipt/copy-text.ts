import { showNotice } from '@portal/runtime';

type Told = { readonly done: string; readonly failed: string };

export async function copyText(text: string, { done, failed }: Told) {
  try {
    await navigator.clipboard.writeText(text);
    showNotice({ kind: 'success', text: done });
  } catch {
    showNotice({ kind: 'error', text: failed });
  }
}
