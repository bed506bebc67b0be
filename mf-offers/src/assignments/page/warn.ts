import { showAlert } from '@portal/runtime';

export const warn = (text: string) => void showAlert({ kind: 'warning', title: 'Atención', text });
