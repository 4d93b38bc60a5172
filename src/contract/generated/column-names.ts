// Written by `npm run openapi` from data/reference/names and data/reference/emissions/fuels.json: change it there.

/** Values by key. */
function rows<Key extends string>(text: string): Readonly<Record<Key, readonly string[]>> {
  const lines = text.slice(1).split('\n')
  const entries = lines.map((line) => line.split(';')).map(([key, ...all]) => [key, all])
  return Object.fromEntries(entries)
}

/** Names of columns beside those of the fields, the usual one first. */
export const FIELD_COLUMNS = /* @__PURE__ */ rows<'origin' | 'destination' | 'departure' | 'actual_departure' | 'laycan' | 'arrival' | 'loading_date' | 'container_type'>(`
origin;origin;from;pol;p_o_l;port_of_loading;load_port;loadport;loading_port;port_loading;port_of_departure;departure_port;depart_port;departure_location;source_location;port_of_origin;port_origin;port_of_lading;lading_port;foreign_port_of_lading;load;departure_seaport;export_port;ladeort_seehafen;port_load;load_port_name
destination;destination;to;pod;p_o_d;port_of_discharge;discharge_port;port_discharge;port_unloading;disport;dischport;discharging_port;port_of_arrival;arrival_port;arrive_port;port_of_destination;port_destination;port_of_unlading;unlading_port;unloading_port;port_of_unloading;dest;dest_port;arrival_location;destination_location;discharge;disch;arrival_seaport;import_port;port_disch;port_dis;disch_port;dis_port
departure;depart;departure;vessel_etd;etd_vessel;etd_port_of_loading;etd_loading_port;date;departure_date;date_of_departure;sailing_date;planned_departure;planned_departure_date;scheduled_departure;scheduled_departure_date;depart_date;etd_pol;pol_etd;etd;etd_date;etd_utc;departure_utc;target_etd;departure_etd;estimated_departure;estimated_departure_date;estimated_time_of_departure;voyage_date;ets;sail_date;onboard_date;vessel_departure_date
actual_departure;atd;atd_date;atd_utc;atd_pol;pol_atd;actual_departure;actual_departure_date;actual_time_of_departure;departed;departed_on;actual_sailing_date
laycan;laycan;lay_can;laydays;laycan_from;laycan_start
arrival;arrive;eta;eta_date;eta_utc;eta_pod;pod_eta;eta_destination;target_eta;arrival_eta;arrival_date;date_of_arrival;arrival_utc;planned_arrival;planned_arrival_date;scheduled_arrival;scheduled_arrival_date;estimated_arrival;estimated_arrival_date;estimated_time_of_arrival;requested_arrival;required_arrival;arrive_by;rta
loading_date;date_of_loading;loading_date;load_date;on_board_date;shipped_on_board_date;ship_date;shipment_date;shipping_date
container_type;equipment;equipment_type;equip_type;eqpt_type;iso_type;container_iso_code;container_size;container_size_type;cont_size;contsize;cont_type;size_type;type_size;cntr_type;cntr_size_type;ctr_type;container_size_and_type`)

/** Names of columns in German, Dutch, Spanish, French, Italian, Portuguese, Polish, Turkish, Chinese, Japanese, Korean, Russian and Arabic, by the English name that is read. */
export const COLUMN_NAMES = /* @__PURE__ */ rows<string>(`
load_port;ladehafen;verladehafen;beladehafen;puerto_de_carga;puerto_carga;puerto_de_embarque;puerto_embarque;port_de_chargement;port_chargement;porto_di_carico;porto_di_imbarco;porto_imbarco;porto_carico;porto_de_embarque;porto_de_carregamento;laadhaven;port_zaladunku;yukleme_limani;起运港;装货港;装运港;起运口岸;порт_погрузки;порт_отправления;启运港;起運港;裝貨港;裝運港;装船港;出口港;積地;積港;積出港;船積港;積込港;船積地;선적항;선적지;적재항;порт_отгрузки;пункт_погрузки;ميناء_التحميل;ميناء_الشحن;yukleme_yeri;port_d_embarquement;port_embarquement;porto_de_carga;porto_carga;haven_van_lading;haven_van_laden;laad_haven;装货口岸;verschiffungshafen;pto_carga;pto_embarque;pto_de_embarque;pto_de_carga;積み地;적출항;起运港口;装运港口;装货港口;装船港口;裝運港口;hafen_laden;ladungshafen;port_zaladowania;적하항;선적_항구;порт_загрузки;порт_погрузки_груза;ميناء_التصدير;yukleme_limani_adi
discharge_port;loschhafen;loeschhafen;entladehafen;puerto_de_descarga;puerto_descarga;puerto_de_desembarque;puerto_desembarque;port_de_dechargement;port_dechargement;porto_di_scarico;porto_di_sbarco;porto_sbarco;porto_scarico;porto_de_desembarque;porto_de_descarga;loshaven;port_wyladunku;bosaltma_limani;目的港;卸货港;目的口岸;порт_выгрузки;порт_назначения;抵运港;卸貨港;揚地;揚港;荷揚港;陸揚港;荷揚地;양하항;양륙항;하역항;порт_разгрузки;пункт_выгрузки;ميناء_التفريغ;tahliye_limani;port_de_debarquement;port_debarquement;haven_van_lossing;haven_van_lossen;los_haven;卸货口岸;pto_descarga;pto_de_descarga;揚げ地;卸货港口;卸船港;目的卸货港;hafen_loschen;hafen_loeschen;entladungshafen;port_rozladunku;ميناء_الاستيراد;양하지;양하_항구
departure_port;abgangshafen;starthafen;abfahrtshafen;puerto_de_origen;puerto_origen;puerto_de_salida;port_de_depart;port_depart;port_d_origine;porto_di_partenza;porto_de_origem;porto_origem;vertrekhaven;cikis_limani;出发港;始发港;出發港;出発港;출발항;порт_отхода;ميناء_المغادرة;ميناء_القيام;puerto_salida;pto_salida;porto_de_saida;porto_de_partida;haven_van_vertrek;kalkis_limani;port_wyjscia;port_wyjsciowy;порт_отправки;출발지_항구;출발_항구;出港地港;出航港;出港;始発港;ausgangshafen
arrival_port;zielhafen;bestimmungshafen;ankunftshafen;empfangshafen;puerto_de_destino;puerto_destino;puerto_de_llegada;port_d_arrivee;port_arrivee;port_de_destination;porto_di_arrivo;porto_di_destinazione;porto_de_destino;porto_destino;aankomsthaven;bestemmingshaven;varis_limani;port_docelowy;目的地港;到达港;到港;目的港口;到着港;仕向港;도착항;목적항;порт_прибытия;порт_прихода;ميناء_الوصول;ميناء_المقصد;puerto_llegada;pto_llegada;pto_destino;pto_de_destino;porto_de_chegada;porto_di_destino;haven_van_aankomst;haven_van_bestemming;hedef_limani;port_przeznaczenia;port_przybycia;도착지_항구;도착_항구;着港;仕向け港;порт_доставки;ميناء_الوجهة
etd;abfahrt;salida;saida;abfahrtsdatum;abfahrtstag;abfahrtszeit;abgang;abgangsdatum;fecha_de_salida;fecha_salida;fecha_de_zarpe;fecha_zarpe;zarpe;date_de_depart;data_di_partenza;data_de_saida;data_partenza;vertrekdatum;afvaartdatum;data_de_partida;data_wyjscia;cikis_tarihi;kalkis_tarihi;开船日;开船日期;开航日;船期;开航日期;开船时间;预计开船;预计开航日;預計開航日;预计离港;離港日;开航时间;出港日;出港予定日;出航日;出航予定日;出帆日;출항일;출항예정일;출발일;출발예정일;선적일;дата_отправления;дата_выхода;дата_отхода;дата_отправки;дата_отплытия;تاريخ_المغادرة;تاريخ_الابحار;تاريخ_القيام;tahmini_kalkis;tahmini_kalkis_tarihi;hareket_tarihi;date_depart;date_de_sortie;date_partenza;离港日期;离港日;离港时间;離港日期;開航日;開航日期;開船日;開船日期;date_depart_navire;date_de_depart_navire;etd_navire;partenza;etd_datum;ets_datum;auslaufdatum;abfahrtstermin;预计开船日;预计开船日期;预计离港日期;auslauftermin;abreisedatum;afvaart;vertrek;datum_vertrek;datum_afvaart;vertrekdag;sefer_tarihi;отправление;дата_убытия;출항일자;출항_일자;출항_예정일;data_wyplyniecia;data_odplyniecia;data_odejscia;fecha_partida;fecha_de_partida;partida_prevista;data_de_embarcacao;date_depart_prevu;depart_prevu;预计开航;预计离港日;离港;出港日時
atd;tatsachliche_abfahrt;salida_real;depart_reel;partenza_effettiva;实际开船;实际离港;実際出港日;실제출항일;фактическая_дата_отправления;фактическая_дата_выхода;المغادرة_الفعلية;fiili_kalkis
loading_date;ladedatum;verladedatum;verschiffungsdatum;verladetag;fecha_de_embarque;fecha_embarque;fecha_de_carga;date_d_embarquement;date_de_chargement;data_di_imbarco;data_imbarco;data_di_carico;data_de_embarque;data_embarque;laaddatum;data_zaladunku;yukleme_tarihi;装船日;装船日期;装货日期;船積日;積込日;선적일자;дата_погрузки;تاريخ_التحميل;تاريخ_الشحن;versanddatum;verzenddatum;date_d_expedition;data_di_spedizione;data_spedizione;дата_отгрузки;date_embarquement;선적_일자;装运日期;裝船日期;船積み日;data_zaladowania
eta;ankunft;ankunftsdatum;fecha_de_llegada;date_d_arrivee;data_di_arrivo;预计到港;到港日;到港日期;預計到港日;入港日;入港予定日;到着予定日;입항일;입항예정일;도착예정일;дата_прибытия;дата_прихода;تاريخ_الوصول;tahmini_varis;varis_tarihi
vessel;schiff;schiffsname;buque;navire;nave;navio;schip;statek;gemi;船名;船名航次;本船名;本船;船舶;선박명;모선명;선명;선박;судно;название_судна;наименование_судна;теплоход;اسم_السفينة;السفينة;الباخرة;gemi_adi;gemi_ismi
time;zeit;uhrzeit;zeitpunkt;zeitstempel;hora;heure;ora;tijd;时间;時刻;時間;시간;время;الوقت;saat;zaman
date;datum;fecha;jour;giorno;日期;日付;年月日;날짜;일자;дата;التاريخ;تاريخ;tarih
latitude;breite;breitengrad;geographische_breite;geogr_breite;latitud;latitudine;breedtegraad;纬度;緯度;위도;широта;خط_العرض;enlem
longitude;lange;laenge;langengrad;laengengrad;geographische_lange;geogr_lange;longitud;longitudine;lengtegraad;经度;経度;經度;경도;долгота;خط_الطول;boylam
from;von;origen;origine;origem;出发地;起点;出発地;откуда;من;nereden;출발지;пункт_отправления;出港地;lieu_de_depart;lugar_de_salida;luogo_di_partenza;local_de_origem
to;nach;destino;destinazione;到达地;終点;куда;الى;nereye;目的地;仕向地;도착지;목적지;пункт_назначения;lieu_d_arrivee;lugar_de_llegada;luogo_di_arrivo;local_de_destino
port;hafen;puerto;porto;港口;港名;港;항구;항명;порт;ميناء;الميناء;liman
gross_weight;bruttogewicht;bruttogew;gewicht_brutto;bruttomasse;rohgewicht;rohmasse;masa_bruta;masse_brute;massa_lorda;massa_bruta;brutomassa;peso_bruto;poids_brut;peso_lordo;brutogewicht;waga_brutto;brut_agirlik;毛重;вес_брутто;毛重量;总毛重;總毛重;総重量;グロス重量;総質量;貨物総重量;총중량;총무게;брутто;масса_брутто;вес_груза_брутто;الوزن_الاجمالي;الوزن_القائم;الوزن_الكلي;brut;bruto_gewicht;brut_gewicht;peso_bruto_total;件毛重;pds_brut;gwt;g_wt;actual_weight;peso_total;poids_total;gesamtgewicht;totaalgewicht;peso_totale;총_중량;중량_합계;masa_brutto;brutto;brutto_masse;poids_brut_total;グロスウェイト;グロスウエイト;グロスウェート;総重;总重;总重量;總重量;实际重量;实重;peso_real;poids_reel;вес_брутто_груза;общий_вес;масса_груза;toplam_agirlik;weight_gross;brut_agirligi;toplam_brut_agirlik;waga_calkowita;الوزن_الاجمالى
net_weight;nettomasse;eigenmasse;eigengewicht;reingewicht;masa_neta;masse_nette;nettogewicht;peso_neto;poids_net;peso_netto;peso_liquido;waga_netto;净重;淨重;正味重量;ネット重量;순중량;вес_нетто;масса_нетто;нетто;الوزن_الصافي;net_agirlik
weight;gewicht;peso;poids;waga;agirlik;重量;货重;重さ;貨物重量;중량;무게;вес;масса;الوزن;وزن_البضاعة;вес_груза;화물중량;화물_중량;貨物の重量;货物重量;貨物重量_kg;yuk_agirligi;masa_ladunku;waga_ladunku
ship_type;schiffstyp;tipo_de_buque;tipo_buque;type_de_navire;tipo_di_nave;船型;船種;선종;тип_судна;نوع_السفينة;gemi_tipi
size_class;ship_size;vessel_size;size_of_vessel;ship_class;vessel_class;schiffsgrosse;schiffsgroesse;schiffsklasse;tamano_del_buque;tamano_buque;taille_du_navire;taille_navire;dimensione_nave;classe_nave;tamanho_do_navio;scheepsgrootte;scheepsklasse;船舶大小;船级
month;monat;mes;mois;mese;maand;miesiac;ay;月份;月
period;zeitraum;periode;periodo;perioda;okres;donem;期间
week;woche;kalenderwoche;semana;semaine;settimana;tydzien;hafta
quarter;quartal;trimestre;kwartaal;kwartal;ceyrek;季度
year;jahr;ano;annee;anno;jaar;rok;yil;年份;年
routing;fahrtroute;routenwahl;ruta_elegida;itineraire;rotta;rota;vaarroute
container_type;containertyp;tipo_de_contenedor;tipo_contenedor;type_de_conteneur;type_conteneur;tipo_container;tipo_conteiner;containerart;soort_container;tipo_di_container;tipo_de_conteiner;containertype;箱型;柜型;集装箱类型;集装箱型号;箱型箱量;柜型柜量;箱型箱类;櫃型;櫃型櫃量;コンテナ種類;コンテナタイプ;コンテナサイズ;コンテナ種別;컨테이너_종류;컨테이너종류;컨테이너_타입;컨테이너타입;컨테이너_규격;규격;тип_контейнера;тип_ктк;тип_контейнеров;نوع_الحاوية;حجم_الحاوية;نوع_الحاويات;konteyner_tipi;konteyner_turu;ekipman;konteyner_cinsi;typ_kontenera;rodzaj_kontenera;tipo_de_equipo;tipo_equipo;equipo;equipamento;equipement;ausrustung;ekipman_tipi;conteiner;kontener;contentor;tc;コンテナ;サイズ;集装箱;集裝箱;контейнер;контейнеры;الحاوية;الحاويات;конт
container_count;anzahl_container;containeranzahl;anzahl_der_container;numero_de_contenedores;cantidad_de_contenedores;contenedores;nombre_de_conteneurs;nb_conteneurs;nbre_conteneurs;nb_de_conteneurs;nbre_de_conteneurs;conteneurs;numero_di_container;quantidade_de_conteineres;numero_de_conteineres;aantal_containers;箱量;柜量;集装箱数量;集装箱数;柜数;箱数;櫃量;コンテナ本数;コンテナ数;本数;컨테이너_수량;컨테이너수량;컨테이너_수;количество_контейнеров;кол_во_контейнеров;кол_во_ктк;число_контейнеров;количество_ктк;عدد_الحاويات;konteyner_adedi;konteyner_sayisi;ilosc_kontenerow;liczba_kontenerow;qtd_conteineres;qtde_conteineres;qtd_containers;no_contenedores;n_contenedores;num_contenedores;no_de_contenedores;nombre_de_tc;nb_tc;nbre_tc;nombre_tc;nb_de_tc;contentores;no_de_contentores;numero_de_contentores;quantidade_de_contentores;no_de_conteineres;qtde_de_conteineres;no_container;no_di_container;櫃數;箱數;貨櫃數量;貨櫃數;container_anzahl_typ;container_anzahl;konteyner_adedi_ve_tipi;тип_и_кол_во_контейнеров;кол_во_и_тип_контейнеров;type_et_nombre_tc;nombre_et_type_tc;cantidad_y_tipo;tipo_y_cantidad;tipo_e_quantidade;numero_e_tipo;liczba_i_typ_kontenerow;箱型及数量;箱型数量;柜型及柜量
shipment_number;sendungsnummer;sendungsnr;sendungs_nr;sendung;zendingnummer;zending;numero_de_envio;no_de_envio;envio;numero_d_expedition;expedition;numero_spedizione;spedizione;numero_de_embarque;numer_przesylki;nr_przesylki;sevkiyat_no;运单号;货运单号;货物编号;出货编号;出荷番号;貨物番号;선적번호;운송번호;номер_отправки;номер_перевозки;номер_груза;رقم_الشحنة;رقم_الارسالية;sevkiyat_numarasi;화물번호;화물_번호;borderonr;bordero;borderau;vrachtbriefnummer;vrachtbriefnr
job_number;auftragsnummer;frachtauftrag;frachtauftragsnummer;auftragsnr;auftrags_nr;auftrag;positionsnummer;vorgangsnummer;aktenzeichen;dossiernummer;opdrachtnummer;opdracht;expediente;numero_de_dossier;no_de_dossier;numero_pratica;pratica;processo;numero_do_processo;numer_zlecenia;nr_zlecenia;zlecenie;dosya_no;业务编号;工作号;作业号;委托编号;委託編號;业务号;工作单号;案件番号;管理番号;作業番号;ジョブ番号;작업번호;관리번호;업무번호;номер_заявки;no_заявки;номер_задания;номер_работы;رقم_العملية;رقم_الملف;dosya_numarasi;is_emri_no;заявка;номер_задачи;no_dossier;n_dossier;no_pratica;no_processo;no_expediente;业务单号;工单号;受注番号;作業指示番号;pratica_n;nr_pratica;n_pratica;zlecenie_nr;numer_ref;nr_ref;nr_referencyjny;numer_referencyjny;номер_сделки
booking_number;buchungsnummer;buchung;buchungsnr;boekingsnummer;numero_de_reserva;reserva;numero_de_reservation;numero_prenotazione;numer_rezerwacji;rezervasyon_no;订舱号;托单号;訂艙號;ブッキング番号;予約番号;부킹번호;예약번호;номер_букинга;букинг;رقم_الحجز;rezervasyon;订舱号码;訂艙號碼;no_de_reservation;n_de_reservation;boekingnr;boekingsnr;boeking;no_reserva;n_reserva;reserva_no;rezervasyon_numarasi;rezerwacja;nr_rezerwacji;номер_брони;رقم_التسجيل
bill_of_lading;konnossement;konnossementnummer;cognossement;conocimiento_de_embarque;conocimiento;connaissement;numero_de_connaissement;polizza_di_carico;conhecimento_de_embarque;konosament;konsimento;konsimento_no;提单号;提单;提單號;提单编号;船荷証券番号;b_l番号;船荷証券;선하증권번호;b_l_번호;номер_коносамента;коносамент;بوليصة_الشحن;رقم_بوليصة_الشحن;رقم_البوليصة;konsimento_numarasi;提单号码;提單號碼;提單編號
order_number;bestellnummer;bestellnr;ordernummer;numero_de_pedido;pedido;no_pedido;numero_de_commande;commande;numero_ordine;ordine;numer_zamowienia;nr_zamowienia;siparis_no;订单号;采购订单号;注文番号;発注番号;주문번호;오더번호;номер_заказа;no_заказа;заказ;رقم_الطلب;رقم_امر_الشراء;siparis_numarasi
reference;referenz;referenznummer;referenznr;unsere_referenz;kundenreferenz;zeichen;referentie;referentienummer;kenmerk;referencia;su_referencia;notre_reference;votre_reference;riferimento;nostro_riferimento;referans;referans_no;referencja;参考号;编号;参考编号;参照番号;お客様番号;참조번호;고객참조;референс;номер_ссылки;المرجع;رقم_المرجع;referans_numarasi;ref_client;ref_dossier;ref_du_dossier;ref_interne;notre_ref;votre_ref;rif;nostro_rif;vostro_rif;vs_rif;ns_rif;rif_cliente;ref_cliente;nuestra_ref;su_ref;no_de_expediente;n_o_de_expediente;no_коносамента;ref_expedition;ref_operacion;ref_pratica
container_number;containernummer;containernr;numero_de_contenedor;numero_de_conteneur;numero_container;numero_do_conteiner;numer_kontenera;nr_kontenera;konteyner_no;箱号;柜号;集装箱号;集裝箱號;コンテナ番号;컨테이너_번호;컨테이너번호;номер_контейнера;no_контейнера;رقم_الحاوية;konteyner_numarasi
temperature;temperatur;solltemperatur;temperatuur;temperatura;sicaklik;温度;设定温度;температура;температура_перевозки;设置温度;溫度;設定温度;温度設定;온도;설정온도;темп_режим;температурный_режим;درجة_الحرارة;الحرارة
unit;einheit;gewichtseinheit;mengeneinheit;eenheid;unidad;unidad_de_medida;unite;unite_de_mesure;unita;unita_di_misura;unidade;unidade_de_medida;jednostka;birim;单位;重量单位;單位;数量単位;単位;단위;единица_измерения;ед_изм;الوحدة;وحدة_القياس
status;sendungsstatus;estado;statut;etat;stato;situacao;durum;状态;статус;订舱状态;运输状态;ステータス;状況;状態;상태;진행상태;состояние;статус_заявки;الحالة;حالة_الشحنة
mode;verkehrstrager;verkehrsart;transportart;vervoerswijze;modo;modo_de_transporte;mode_de_transport;modalita;modalita_di_trasporto;modal;rodzaj_transportu;tasima_modu;运输方式;运输类型;運輸方式;輸送モード;輸送手段;輸送方法;운송수단;운송방식;운송모드;вид_транспорта;способ_перевозки;тип_перевозки;وسيلة_النقل;طريقة_النقل;نوع_النقل;tasima_sekli;tasima_turu;nakliye_sekli
transhipment_port;umschlaghafen;umladehafen;overslaghaven;puerto_de_transbordo;transbordo;port_de_transbordement;transbordement;porto_di_trasbordo;trasbordo;porto_de_transbordo;port_przeladunku;aktarma_limani;中转港;转运港;порт_перевалки;中轉港;轉運港;転船港;経由港;積替港;積替え港;환적항;경유항;порт_перегрузки;порт_трансшипмента;ميناء_المسافنة;ميناء_اعادة_الشحن
place_of_receipt;ubernahmeort;empfangsort;lugar_de_recepcion;lieu_de_prise_en_charge;luogo_di_presa_in_carico;local_de_recebimento;收货地;收貨地;荷受地;受取地;집하지;수령지;место_приема;место_получения;место_забора;مكان_الاستلام;teslim_alma_yeri;alim_yeri;abholort;ubernahmeplatz;aufnahmeort;vorlaufort;lugar_de_recogida;lugar_recogida;lugar_de_retiro;lieu_d_enlevement;lieu_de_ramassage;lieu_de_reception;luogo_di_ritiro;luogo_ritiro;luogo_di_carico;local_de_coleta;local_de_recolha;plaats_van_ontvangst;ophaaladres;提货地;提貨地;集荷地;引取地;픽업지;место_погрузки_груза
place_of_delivery;lieferort;ablieferungsort;lugar_de_entrega;lieu_de_livraison;luogo_di_consegna;local_de_entrega;plaats_van_aflevering;交货地;交付地;交貨地;荷渡地;配達地;納品先;인도지;배송지;место_доставки;место_сдачи;مكان_التسليم;teslim_yeri;teslimat_yeri;auslieferort;auslieferungsort;ablieferort;zustellort;bestimmungsort;lugar_entrega;lugar_de_destino_final;destino_final;destination_finale;destinazione_finale;lieu_livraison;luogo_consegna;local_entrega;afleveradres;plaats_van_levering;送货地;送貨地;最终目的地;最終目的地;最終仕向地;최종목적지;конечный_пункт;الوجهة_النهائية
qty;数量;件数;個数;수량;количество;кол_во;العدد;الكمية;adet;miktar;ilosc
distance;距离;距離;里程;거리;расстояние;дистанция;المسافة;mesafe;entfernung;distanz;distancia;distanza;distance_parcourue;afstand;strecke_km;odleglosc
kg;公斤;千克;キロ;킬로;кг;килограмм;كجم;كغ;كيلو
km;км;公里;كم
t;吨;噸;公吨;トン;톤;т;тн;тонн;тонны;طن
leg;运输段;航段;区間;구간;этап;плечо;المرحلة;etap;etappe;teilstrecke;abschnitt;tramo;trecho;tratta
volume;体积;體積;容積;부피;용적;объем;الحجم;hacim
teu;evp;дфэ;标箱;标准箱;標準箱
gross_weight_kg;kilos_brutos;kilogramos_brutos;kg_brutos;kgs_brutos;kg_bruto;kg_brut;kg_lordi;kilogramm_brutto;kilogramos;kilogrammes;chilogrammi;quilogramas;brutto_kg;bruto_kg;brut_kg;kg_lordo;peso_kg_bruto;poids_kg_brut;peso_kg_lordo;gewicht_kg_brutto;kilos;kilogrammi_lordi;chilogrammi_lordi;quilos_brutos;брутто_кг;кг_брутто;brut_kilo;kilogram_brutto`)

/** Words in the names of columns of fuel: not burnt (stocks, deliveries, money, quality, plans and rates), burnt, of no meaning, of many meanings if alone, joints between the others, and fuels of which they say too little. */
export const FUEL_WORDS = /* @__PURE__ */ rows<'not_burnt' | 'burnt' | 'empty' | 'volume' | 'many_meanings' | 'joints' | 'vague'>(`
not_burnt;rob;remaining;bunkered;received;supplied;stem;stemmed;ordered;price;cost;costs;usd;eur;density;sulphur;sulfur;content;viscosity;lcv;lhv;cf;factor;temp;temperature;tank;tanks;opening;closing;board;type;grade;name;supplier;bdn;budget;clause;rate;surcharge;capacity;certificate;baf;stock;level;sounding;pressure;press;flowmeter;counter;changeover;sample;flash;eu;efficiency;bestand;restbestand;gebunkert;preis;kosten;dichte;schwefel;index;saving;savings;target;planned;expected;cp;warranted
burnt;consumed;consumption;cons;burnt;burned;used;use;usage;verbrauch;verbraucht;consumo;consommation
empty;fuel;oil;total;sum;qty;quantity;amount;of;the;in;since;last;previous;noon;report;period;max
volume;m3;cbm;l;lt;ltr;ltrs;litre;litres;liter;liters;gal;gals;gallon;gallons;bbl;bbls;barrels;kl
many_meanings;cargo;other;pilot
joints;and;for;by;scrubber;egcs;engine;engines
vague;fuel;fuels;fo;bunker;bunkers;mfo;hs;ls;ammonia;nh3;hydrogen;h2;dme;kerosene;naphtha;bog;gas`)

/** What burns fuel, or for what, by the phrases that say so. */
export const MACHINES = /* @__PURE__ */ rows<string>(`
me;main_engines;main_engine;me;m_e;main;propulsion;hauptmaschine;hauptmaschinen;hauptmotor;antrieb
ae;auxiliary_engines;auxiliary_engine;aux_engines;aux_engine;ae;a_e;auxiliaries;generators;generator;gens;gen;dgs;dg;d_g;gensets;genset;diesel_generators;diesel_generator;hilfsdiesel;auxiliary;aux;hilfsmaschine;hilfsmaschinen;hilfsmotor;hilfsmotoren;dieselgenerator;dieselgeneratoren
boiler main;main_boilers;main_boiler;hauptkessel
boiler aux;auxiliary_boilers;auxiliary_boiler;aux_boilers;aux_boiler;ab;hilfskessel
boiler;boilers;boiler;blrs;blr;kessel
inert gas;inert_gas_generator;inert_gas;igg;ig
incinerator;incinerator;incin
gcu;gcu
pilot;pilot
cargo;cargo_heating;heating;cargo;hotel
other;other;others`)

/** Where it is burnt, by the phrases that say so. */
export const FUEL_PLACES = /* @__PURE__ */ rows<string>(`
sea;at_sea;auf_see;sea;steaming;sailing
port;in_port;im_hafen;hafen;port;at_berth;berth
anchor;at_anchor;anchorage;anchor;drifting
manoeuvring;manoeuvring;maneuvering`)

/** Codes of fuels and their other names. */
export const FUEL_CODES = ["hfo","ifo","ifo380","ifo180","hsfo","vlsfo","lfo","lsfo","ulsfo","ulsfo_rm","ulsfo0_1","mgo","lsmgo","ulsfo_dm","mdo","lng_otto_ms","lng","lng_otto_ss","lng_diesel_ss","lng_lbsi","lpg_propane","lpg_butane","lpg","methanol","meoh","ethane","hydrogen_ng","hydrogen_ng_fc","ammonia_ng","ammonia_ng_fc","ethanol","bio_ethanol","biodiesel","fame","hvo","renewable_diesel","bio_lng_otto_ms","bio_lng","bio_lng_otto_ss","bio_lng_diesel_ss","bio_lng_lbsi","bio_methanol","bio_other","svo","pvo","bio_hydrogen","bio_hydrogen_fc","e_diesel","e_methanol","e_lng_otto_ms","e_lng","e_lng_otto_ss","e_lng_diesel_ss","e_lng_lbsi","e_hydrogen","e_hydrogen_fc","e_ammonia","e_ammonia_fc","e_lpg_propane","e_lpg_butane","e_dme"] as const
