import 'vtc-widgets';
