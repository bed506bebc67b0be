export { default } from '@portal/tools/playwright';
