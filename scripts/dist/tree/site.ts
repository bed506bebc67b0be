import './settings';
import 'shell/server';
