import { ColorPicker } from 'antd';

export const Component = () => <ColorPicker />;
