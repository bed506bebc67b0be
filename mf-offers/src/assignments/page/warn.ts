import { showAlert } from '@portal/runtime';

/** What is missing before something can be assigned. */
export const warn = (text: string) => void showAlert({ kind: 'warning', title: 'Atención', text });
